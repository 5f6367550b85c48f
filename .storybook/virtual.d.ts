declare module 'virtual:source-facts' {
  const facts: Readonly<Record<string, import('./sourceFacts.ts').SourceFacts>>;
  export default facts;
}
