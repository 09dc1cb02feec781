import { useRef, useState } from 'react';
import { ApiError, newIdempotencyKey } from '@kalem/sdk';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Dialog } from '../../primitives/overlay/Dialog';
import { isOutcomeOpen } from '../../provider/failures';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate, useOwnQuery } from '../../provider/queries';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import type { CardCalls, Doubles, ReadCard } from './cardCalls';
import { CardComparison, mergedValues, type CardWords, type Chosen, type Sides } from './CardComparison';

const messages = defineMessages('mergeCards', {
  shared: [words],
  tr: {
    title: 'Aynı görünen kartlar',
    place: '{n} / {of}',
    skip: 'Ayrı kalsın',
    merge: 'Birleştir',
    merged: 'Kartlar birleştirildi',
    apart: 'Kartlar ayrı kalacak; bir daha gösterilmez.',
    gone: 'Bu kartlardan biri artık yok.',
    retry: 'Tekrar dene',
  },
  en: {
    title: 'Cards that look alike',
    place: '{n} of {of}',
    skip: 'Keep both',
    merge: 'Merge',
    merged: 'The cards were merged',
    apart: 'The cards stay two and are not pointed out again.',
    gone: 'One of these cards is gone.',
    retry: 'Try again',
  },
});

interface PlaceOfCards<Card extends { id: string }, Values> {
  calls: CardCalls<Card, Values>;
  companyId: string;
  nameOf: (card: Card) => string;
  wordsOf: CardWords<Values>;
  /** A reason against merging the two cards, if any. */
  doubtOf?: (kept: Values, gone: Values) => string | undefined;
}

interface MergeCardsProps<Card extends { id: string }, Values> extends PlaceOfCards<Card, Values> {
  groups: readonly Doubles<Card>[];
  onClose: () => void;
}

/** Compares pairs of doubles. The user chooses values field by field, or keeps both cards separate for good. */
export function MergeCards<Card extends { id: string }, Values extends object>({
  groups,
  onClose,
  ...props
}: MergeCardsProps<Card, Values>) {
  const pairs = groups.flatMap(({ neden, kartlar: [kept, ...others] }) =>
    kept ? others.map((gone) => ({ neden, kept: kept.id, gone: gone.id })) : [],
  );
  const [place, setPlace] = useState(0);
  const pair = pairs[place];
  const goOn = () => (place + 1 < pairs.length ? setPlace(place + 1) : onClose());
  if (!pair) return null;
  return (
    <Pair key={place} {...props} pair={pair} place={place + 1} of={pairs.length} onDone={goOn} onClose={onClose} />
  );
}

interface PairProps<Card extends { id: string }, Values> extends PlaceOfCards<Card, Values> {
  pair: { neden: Doubles<Card>['neden']; kept: string; gone: string };
  place: number;
  of: number;
  onDone: () => void;
  onClose: () => void;
}

function Pair<Card extends { id: string }, Values extends object>(props: PairProps<Card, Values>) {
  const { calls, companyId, pair, place, of, onDone, onClose } = props;
  const t = useMessages(messages);
  const { client, explain, toast } = useKalem();
  const invalidate = useInvalidate();
  const [chosen, setChosen] = useState<Chosen<Values>>({});
  const [refusal, setRefusal] = useState<string>();
  const key = useRef<string>(undefined);
  const read = useOwnQuery({
    queryKey: ['open', `merge ${calls.path}`, { companyId, kept: pair.kept, gone: pair.gone }],
    queryFn: ({ signal }) =>
      Promise.all([
        calls.read({ client, companyId, signal }, pair.kept),
        calls.read({ client, companyId, signal }, pair.gone),
      ]),
    meta: { kind: 'openDoubles' },
    gcTime: 0,
    staleTime: Infinity,
  });
  const sides = read.data && sidesOf(calls, read.data);
  const doubt = sides && props.doubtOf?.(sides.kept.values, sides.gone.values);

  const { isPending, run } = useAction(
    'mergeCards',
    async ({ kept, gone }: Sides<Values>) => {
      setRefusal(undefined);
      key.current ??= newIdempotencyKey();
      const values = mergedValues(kept.values, gone.values, chosen);
      try {
        await calls.merge({ client, companyId }, { kept, gone }, values, key.current);
      } catch (error) {
        if (!isOutcomeOpen(error)) key.current = undefined;
        setRefusal(explain(error));
        // Another user changed one of the cards, so the doubles are read again.
        if (error instanceof ApiError && error.status === 412) void read.refetch();
        throw error;
      }
      toast({ tone: 'success', text: t('merged') });
      void invalidate(calls.path);
      onDone();
    },
    { silent: true },
  );

  const apart = useAction('keepApart', async (isKept: boolean) => {
    await calls.keepApart({ client, companyId }, pair, isKept);
    void invalidate(calls.path);
    return true;
  });
  const keepApart = async () => {
    if (!(await apart.run(true))) return;
    const undo = () => void apart.run(false);
    toast({ tone: 'success', text: t('apart'), action: { label: t('undo'), onAction: undo } });
    onDone();
  };

  return (
    <Dialog
      title={t('title')}
      note={of > 1 ? t('place', { n: place, of }) : undefined}
      isOpen
      size="lg"
      isBusy={isPending || apart.isPending}
      onClose={onClose}
      footer={
        <>
          <Button
            variant={doubt ? 'primary' : 'secondary'}
            isDisabled={isPending}
            isPending={apart.isPending}
            onPress={() => void keepApart()}
          >
            {t('skip')}
          </Button>
          <Button
            variant={doubt ? 'secondary' : 'primary'}
            isDisabled={!sides || apart.isPending}
            isPending={isPending}
            onPress={() => sides && void run(sides)}
          >
            {t('merge')}
          </Button>
        </>
      }
    >
      {refusal && (
        <div className="kalem-card-form__news">
          <Banner tone="danger">{refusal}</Banner>
        </div>
      )}
      {read.error && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={() => void read.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {read.error instanceof ApiError && read.error.status === 404 ? t('gone') : explain(read.error)}
        </Banner>
      )}
      {doubt && (
        <div className="kalem-card-form__news">
          <Banner tone="warning">{doubt}</Banner>
        </div>
      )}
      {read.data && sides && (
        <CardComparison
          neden={pair.neden}
          wordsOf={props.wordsOf}
          name={props.nameOf(read.data[0].card)}
          sides={sides}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {!sides && !read.error && (
        <div className="kalem-card-form__waiting" role="status" aria-label={t('title')}>
          {['60%', '100%', '100%', '80%'].map((width, index) => (
            <Skeleton key={index} width={width} height="20px" />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function sidesOf<Card extends { id: string }, Values>(
  { valuesOf }: CardCalls<Card, Values>,
  [kept, gone]: readonly [ReadCard<Card>, ReadCard<Card>],
): Sides<Values> {
  const sideOf = ({ card, version }: ReadCard<Card>) => ({ id: card.id, version, values: valuesOf(card) });
  return { kept: sideOf(kept), gone: sideOf(gone) };
}
