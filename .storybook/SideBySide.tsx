/** Shows the open story in light and in dark, each in a frame of its own. */
export function SideBySide() {
  const url = (scheme: string) => {
    const address = new URL(window.location.href);
    const globals = (address.searchParams.get('globals') ?? '')
      .split(';')
      .filter((entry) => entry && !entry.startsWith('scheme:'));
    address.searchParams.set('globals', [...globals, `scheme:${scheme}`].join(';'));
    return address.href;
  };
  return (
    <div style={{ display: 'flex', height: '100vh' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          src={url(scheme)}
          title={`The story in ${scheme}`}
          style={{ flex: 1, minWidth: 0, border: 0 }}
        />
      ))}
    </div>
  );
}
