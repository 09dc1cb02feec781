'use client';
import { Suspense, useEffect } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { useShownOnce } from '../../kit/useShownOnce';

/** The version of our own notes. Increased with new notes. */
const ownVersion = '0.1.0';

const NotesDialog = lazyPart(async () => (await import('./NotesDialog')).NotesDialog);

/** Events of the version notes. */
export type VersionNotesEvent =
  /** They were dismissed, now or on an earlier day. Content that waited for it can be shown. */
  { type: 'done'; version: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'version-notes': VersionNotesEvent;
  }
}

interface VersionNotesViewProps extends ViewProps<'version-notes'> {
  /** The version of the notes. A host with its own notes (`messages`) passes its own version. */
  version?: string | undefined;
}

export type VersionNotesProps = PropsOf<'version-notes', VersionNotesViewProps>;

/**
 * The news of this version, in a dialog until it is dismissed on this device. Renders nothing otherwise.
 *
 * @example <VersionNotes onEvent={() => setRead(true)} />
 */
export const VersionNotes = defineWidget('version-notes', VersionNotesView, { needs: 'nothing', isOverlay: true });

/** SHL-39. */
function VersionNotesView({ version = ownVersion, emit }: VersionNotesViewProps) {
  const { wasShown, remember } = useShownOnce(`kalem.versiyonNotlari.${version}`);
  useEffect(() => {
    if (wasShown) emit({ type: 'done', version });
  }, [wasShown, version, emit]);
  if (wasShown !== false) return null;
  return (
    <Suspense>
      <NotesDialog onClose={remember} />
    </Suspense>
  );
}
