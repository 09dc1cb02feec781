import { Suspense, useState } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { Button } from '../../../primitives/Button';
import { sheet } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { pickerMessages } from './messages';

const UploadLines = lazyPart(async () => (await import('../dialogs')).UploadLines);

/** Opens the dialog for lines from an Excel file (INV-28). */
export function UploadButton() {
  const t = useMessages(pickerMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" icon={sheet} onPress={() => setOpen(true)}>
        {t('fromExcel')}
      </Button>
      {isOpen && (
        <Suspense>
          <UploadLines onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
