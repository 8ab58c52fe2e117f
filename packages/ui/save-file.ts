/** Some browsers read the file only after the click has long returned. */
const keptMs = 60_000;

/** Hands a file to the browser as if a link to it had been followed. */
export function saveFile({ content, name }: { content: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
