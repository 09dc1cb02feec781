import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { Button, IconButton } from '../../primitives/Button';
import { Spinner } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useStable } from '../../provider/useStable';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';
import { type Crop, drawStage, frame, held, type ImageKind, keptSize, renderCrop, stage, uncropped } from './crop';

const messages = defineMessages('imageUploads', {
  shared: [words],
  tr: {
    cropTitleLOGO: 'Logoyu kırp',
    cropTitleIMZA: 'İmzayı kırp',
    opening: 'Görsel açılıyor',
    area: 'Kırpma alanı: ok tuşları ya da sürüklemek görseli taşır',
    zoom: 'Yakınlık',
    percent: '%{n}',
    turn: 'Sola döndür',
    fit: 'Sığdır',
    whiten: 'Zemini beyazlat',
    result: 'Sonuç {width} × {height} piksel JPEG olur.',
    use: 'Kullan',
  },
  en: {
    cropTitleLOGO: 'Crop the logo',
    cropTitleIMZA: 'Crop the signature',
    opening: 'Opening the picture',
    area: 'What is kept: arrow keys or dragging move the picture',
    zoom: 'Zoom',
    percent: '{n}%',
    turn: 'Turn left',
    fit: 'Fit',
    whiten: 'Make the paper white',
    result: 'The result is a JPEG of {width} × {height} pixels.',
    use: 'Use',
  },
});

interface CropImageProps {
  kind: ImageKind;
  picture: Blob;
  isPending: boolean;
  /** Called if the file cannot be decoded as a picture. */
  onUnreadable: () => void;
  onUse: (file: File) => Promise<void>;
  onClose: () => void;
}

/** Crops a picture: moves, zooms and rotates it behind a frame. */
export function CropImage({ kind, picture, isPending, onUnreadable, onUse, onClose }: CropImageProps) {
  const t = useMessages(messages);
  const bitmap = useBitmap(picture, onUnreadable);
  const [crop, setCrop] = useState(uncropped);
  const [whitens, setWhitens] = useState(kind === 'IMZA');
  const change = (changes: Partial<Crop>) => bitmap && setCrop((before) => held(bitmap, { ...before, ...changes }));
  const use = async () => {
    if (!bitmap) return;
    const blob = await renderCrop(bitmap, crop, { whitens });
    await onUse(new File([blob], kind === 'LOGO' ? 'logo.jpg' : 'imza.jpg', { type: 'image/jpeg' }));
  };
  return (
    <Dialog
      title={t(`cropTitle${kind}`)}
      size="lg"
      isOpen
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={!bitmap} isPending={isPending} onPress={() => void use()}>
            {t('use')}
          </Button>
        </>
      }
    >
      {bitmap ? (
        <Stage bitmap={bitmap} crop={crop} onMove={(x, y) => change({ x: crop.x + x, y: crop.y + y })} />
      ) : (
        <div className="kalem-crop">
          <Spinner label={t('opening')} />
        </div>
      )}
      <div className="kalem-crop__tools">
        <label className="kalem-crop__zoom">
          <span className="kalem-sm kalem-muted">{t('zoom')}</span>
          <input
            type="range"
            min={100}
            max={300}
            step={5}
            value={Math.round(crop.zoom * 100)}
            onChange={({ target }) => change({ zoom: Number(target.value) / 100 })}
          />
        </label>
        <span className="kalem-crop__percent kalem-sm kalem-num">
          {t('percent', { n: Math.round(crop.zoom * 100) })}
        </span>
        <IconButton label={t('turn')} icon={icons.undo} onPress={() => change({ turns: (crop.turns + 1) % 4 })} />
        <Button variant="quiet" size="sm" onPress={() => change(uncropped)}>
          {t('fit')}
        </Button>
      </div>
      {kind === 'IMZA' && (
        <Checkbox isSelected={whitens} onChange={setWhitens}>
          {t('whiten')}
        </Checkbox>
      )}
      {bitmap && <p className="kalem-crop__result kalem-xs kalem-muted">{t('result', keptSize(bitmap, crop))}</p>}
    </Dialog>
  );
}

/** The step of an arrow key, in px of the stage. */
const STEP_PX = 8;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

interface StageProps {
  bitmap: ImageBitmap;
  crop: Crop;
  /** In px of the stage. */
  onMove: (x: number, y: number) => void;
}

function Stage({ bitmap, crop, onMove }: StageProps) {
  const t = useMessages(messages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) drawStage(canvas.current, bitmap, crop);
  }, [bitmap, crop]);
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!last.current) return;
    const perPixel = stage.width / currentTarget.clientWidth;
    onMove((clientX - last.current.x) * perPixel, (clientY - last.current.y) * perPixel);
    last.current = { x: clientX, y: clientY };
  };
  const press = (event: KeyboardEvent) => {
    const move = arrows[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(...move);
  };
  const end = () => {
    last.current = undefined;
  };
  return (
    <div
      className="kalem-crop"
      role="group"
      tabIndex={0}
      aria-label={t('area')}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <canvas ref={canvas} width={stage.width} height={stage.height} />
      <svg viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
        <path
          className="kalem-crop__outside"
          fillRule="evenodd"
          d={`M0 0H${stage.width}V${stage.height}H0Z${framePath}`}
        />
        <path className="kalem-crop__frame" d={framePath} />
      </svg>
    </div>
  );
}

const framePath = `M${(stage.width - frame.width) / 2} ${(stage.height - frame.height) / 2}h${frame.width}v${frame.height}h${-frame.width}z`;

/** The decoded picture; undefined while decoding. */
function useBitmap(picture: Blob, onUnreadable: () => void): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const fail = useStable(onUnreadable);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(picture).then(
      (read) => isWanted && setBitmap(read),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [picture, fail]);
  return bitmap;
}
