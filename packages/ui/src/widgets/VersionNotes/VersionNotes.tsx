'use client';
import { Suspense, useEffect } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { useShownOnce } from '../../kit/useShownOnce';

/** The version that our own notes are of: new notes come with a new one. */
const ownVersion = '0.1.0';

const NotesDialog = lazyPart(async () => (await import('./NotesDialog')).NotesDialog);

/** What the notes of a version tell their host. */
export type VersionNotesEvent =
  /** They were dismissed, just now or on a day before: what waited for them may come. */
  { type: 'done'; version: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'version-notes': VersionNotesEvent;
  }
}

interface VersionNotesViewProps extends ViewProps<'version-notes'> {
  /** The version that the notes are of; a host with notes of its own (`messages`) gives theirs. */
  version?: string | undefined;
}

export type VersionNotesProps = PropsOf<'version-notes', VersionNotesViewProps>;

/**
 * What is new in this version, in a dialog that shows until it has been dismissed on this device. Nothing otherwise.
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
