import { useRef, useState } from 'react';
import { useFileDrop } from '../../../fields/useFileDrop';
import { Button } from '../../../primitives/Button';
import { Icon } from '../../../primitives/Icon';
import * as icons from '../../../primitives/icons';

interface FilePlaceProps extends Omit<FileButtonProps, 'variant'> {
  /** What can be dropped here. */
  prompt: string;
  help: string;
  /** Shown after a file with another extension was chosen. */
  wrongFile: string;
  onFile: (file: File) => void;
}

/** A place for one file: dropped onto it, or chosen in the dialog of its button. */
export function FilePlace({ prompt, help, wrongFile, onFile, ...button }: FilePlaceProps) {
  const [isWrong, setWrong] = useState(false);
  const take = (file: File | undefined) => {
    const isTaken = file && button.extensions.some((end) => file.name.toLowerCase().endsWith(end));
    setWrong(file !== undefined && !isTaken);
    if (isTaken) onFile(file);
  };
  const drop = useFileDrop(([file]) => take(file));
  return (
    <div className="kalem-import__place" {...drop}>
      <Icon icon={icons.sheet} />
      <p>{prompt}</p>
      <p className="kalem-sm kalem-muted">{help}</p>
      <FileButton {...button} onFile={take} />
      {isWrong && (
        <p role="alert" className="kalem-import__wrong">
          {wrongFile}
        </p>
      )}
    </div>
  );
}

interface FileButtonProps {
  label: string;
  /** The accessible name of the file input. */
  fileLabel: string;
  /** The extensions that the file dialog offers: '.xlsx'. */
  extensions: readonly string[];
  variant?: 'quiet';
  isPending?: boolean;
  onFile: (file: File) => void;
}

/** A button that opens the file dialog. */
export function FileButton({ label, fileLabel, extensions, variant, isPending, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="kalem-hidden"
        tabIndex={-1}
        aria-label={fileLabel}
        accept={extensions.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again after it was corrected.
          target.value = '';
        }}
      />
      <Button
        {...(variant ? { variant, size: 'sm' } : { icon: icons.upload })}
        isPending={isPending}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
