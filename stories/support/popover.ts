/** True if the popover that a button opens is open. */
export function isPopoverOpen(button: HTMLButtonElement): boolean {
  return button.popoverTargetElement?.matches(':popover-open') === true;
}
