import { type DragEvent, useState } from 'react';

/** The properties of an element onto which the user drops files. `data-over` is set while files are above it. */
export function useFileDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    // Without `preventDefault`, the browser opens the file instead.
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
}
