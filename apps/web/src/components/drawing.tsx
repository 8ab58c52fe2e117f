import { drawingAddress } from '../illustrations/drawing-address.ts';

interface DrawingProps {
  name: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Drawings are decoration unless they say something. */
  alt?: string;
}

/** A drawing from its own file, fetched when it comes near. */
export function Drawing({ name, alt = '', ...size }: DrawingProps) {
  return <img src={drawingAddress(name)} alt={alt} loading="lazy" decoding="async" {...size} />;
}
