/** The element that a translation puts around each text. React renders none. */
const TRANSLATED = 'FONT';

const isTranslation = ({ addedNodes }: MutationRecord) =>
  Array.from(addedNodes).some(({ nodeName }) => nodeName === TRANSLATED);

/** Records what a translation changes before hydration, which would lose what was typed. */
export function recordForeignChanges(root: Node | null) {
  let changes: MutationRecord[] = [];
  let isHydrating = false;
  const observer = new MutationObserver((records) => {
    // React changes the page now, but never in the same task as a translation.
    if (isHydrating && !records.some(isTranslation)) return;
    changes.push(...records);
    if (isHydrating) undo();
  });
  const kinds = { childList: true, characterData: true, characterDataOldValue: true };
  if (root) observer.observe(root, { ...kinds, subtree: true });

  function undo() {
    for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.reverse()) {
      if (target instanceof Text) target.data = oldValue ?? '';
      for (const node of addedNodes) target.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    changes = [];
    observer.takeRecords();
  }

  return {
    /** Undoes all changes, and until `stop` each further translation, which the browser repeats. */
    undo() {
      isHydrating = true;
      changes.push(...observer.takeRecords());
      undo();
    },
    stop: () => observer.disconnect(),
  };
}
