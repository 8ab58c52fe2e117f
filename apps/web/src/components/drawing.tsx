import { getDrawingPath } from '../illustrations/drawing-path.ts';

interface DrawingProps {
  name: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Empty for decoration. */
  alt?: string;
}

/** A lazily loaded drawing from /art. */
export function Drawing({ name, alt = '', ...size }: DrawingProps) {
  return <img src={getDrawingPath(name)} alt={alt} loading="lazy" decoding="async" {...size} />;
}
