/** Some browsers read the file long after the click. */
const revokeDelayMs = 60_000;

export function saveFile({ content, name }: { content: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs);
}
