/** The properties of a field for the username of a new account. */
export const usernameField = {
  label: 'Username',
  name: 'username',
  helperText:
    '3 to 64 letters from a to z, digits or . _ @ + - without spaces. An e-mail address is possible.',
  slotProps: { input: { autoCapitalize: 'none', spellCheck: false } },
} as const;
