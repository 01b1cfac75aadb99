import { ThemedDrawing } from './drawing.tsx';

/** The land without people or a sun, by day and by night: a picture may lie over any part of it. */
export function Highlands({ className }: { className?: string | undefined }) {
  const formats = [{ day: 'highlands-day', night: 'highlands-night' } as const];
  return <ThemedDrawing formats={formats} fit="bottom" first className={className} />;
}
