/** Removes what differs between builds without affecting users. */
export function normaliseRendering(text: string): string {
  return (
    text
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replaceAll(/<link rel="stylesheet" href="\/assets\/[^>]*>/g, '')
      .replaceAll(/<script type="module"[^>]*>.*?<\/script>/gs, '')
      .replaceAll(/\bimport(?: \* as \w+ from)? ?\(?"\/assets\/[^"]*"\)?;?/g, '')
      // Only files in /assets/ contain a content hash.
      .replaceAll(
        /(\/assets\/[\w.-]+?)-[\w-]{8}(?=(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.[a-z0-9]+\b)/g,
        '$1',
      )
      // CSS modules: `_name_hash_line`.
      .replaceAll(/\b_([a-zA-Z][\w]*?)_[\w-]{5,6}_\d+\b/g, '$1')
      // React ids depend on the component tree.
      .replaceAll(/_R_\w*_/g, '_R_')
      .replaceAll(/^Expires: .*$/gm, 'Expires:')
      .replaceAll(/sha256-[\w+/]+=*/g, 'sha256')
  );
}
