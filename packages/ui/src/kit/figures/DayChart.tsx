import { toScreenDate } from '@kalem/domain';
import { formatDecimal } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/** A day (YYYY-MM-DD) and its figures. */
interface Day {
  readonly day: string;
}

/** A series of amounts in TRY, one per day. */
export interface Series<Figures extends Day> {
  /** The colour; 1 is the primary colour, 3 a pale one with a border. */
  readonly id: 1 | 2 | 3;
  readonly name: string;
  readonly of: (figures: Figures) => string;
}

interface DayChartProps<Figures extends Day> {
  title: string;
  days: readonly Figures[];
  /** One to three. */
  series: readonly Series<Figures>[];
}

/** Height of the bars in px. Above it half a line for the top label of the scale, below it the days. */
const HEIGHT = 228;
const TOP = 8;
const FOOT = 26;

/**
 * Bars by day in the available width. Horizontal positions are percentages, so that texts keep their size. Screen
 * readers get the figures as a table.
 */
export function DayChart<Figures extends Day>({ title, days, series }: DayChartProps<Figures>) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const most = Math.max(...days.flatMap((day) => series.map(({ of }) => Number(of(day)))));
  const { top, step } = scaleOf(most);
  // Without amounts, only the base line.
  const lines = most === 0 ? [0] : Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const y = (value: number) => TOP + HEIGHT - (value / top) * HEIGHT;
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const says = t('chartSays', { start: toScreenDate(first), end: toScreenDate(last) });
  return (
    <>
      <div className="kalem-chart">
        <svg className="kalem-chart__scale" width="44" height={TOP + HEIGHT + FOOT} aria-hidden="true">
          {lines.map((value) => (
            <text key={value} x="44" y={y(value) + 4} textAnchor="end">
              {shortOf(value, step, t, locale)}
            </text>
          ))}
        </svg>
        <svg className="kalem-chart__days" width="100%" height={TOP + HEIGHT + FOOT} role="img" aria-label={says}>
          {lines.map((value) => (
            <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          ))}
          {days.map((day, index) => (
            <Bars key={day.day} day={day} index={index} of={days.length} series={series} y={y} />
          ))}
          {most === 0 && (
            <text x="50%" y={TOP + HEIGHT / 2} textAnchor="middle" aria-hidden="true">
              {t('noAmounts')}
            </text>
          )}
        </svg>
      </div>
      {/* The wrapper hides the table. A table itself cannot be smaller than its rows and would lengthen the page. */}
      <div className="kalem-hidden">
        <table>
          <caption>{t('inTry', { title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{toScreenDate(day.day)}</th>
                {series.map(({ name, of }) => (
                  <td key={name}>{formatDecimal(of(day), locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface BarsProps<Figures extends Day> {
  day: Figures;
  index: number;
  of: number;
  series: readonly Series<Figures>[];
  y: (value: number) => number;
}

/** The width of two bars and of a gap, as a percentage of a day's slot. Three bars share the width of two. */
const WIDE = { bars: 42, gap: 4 };
const CROWDED = { bars: 68, gap: 6 };
/** With at most this many days each day has a label; otherwise every seventh. */
const NAMED = 7;

/** The bars of one day with tooltip and label. */
function Bars<Figures extends Day>({ day, index, of, series, y }: BarsProps<Figures>) {
  const { locale } = useKalem();
  const isWeek = of <= NAMED;
  const { bars, gap } = isWeek ? WIDE : CROWDED;
  const bar = bars / Math.max(series.length, 2);
  const place = 100 / of;
  const begin = 50 - (series.length * bar + (series.length - 1) * gap) / 2;
  const along = (share: number) => `${((index + share / 100) * place).toFixed(3)}%`;
  const { number, word } = nameOf(day.day, isWeek, locale);
  const said = series.map((each) => `${each.name} ${formatDecimal(each.of(day), locale)} TRY`);
  return (
    <g className="kalem-chart__day">
      <title>{[`${number} ${word}`, ...said].join('\n')}</title>
      <rect className="kalem-chart__place" x={along(0)} y="0" width={`${place}%`} height={TOP + HEIGHT} />
      <svg y={0} height={TOP + HEIGHT} width="100%">
        {series.map((each, which) => {
          const value = Number(each.of(day));
          // The lower corners are below the edge, so only the upper ones look round. Every amount is at least 2 px
          // high.
          const height = Math.max(TOP + HEIGHT - y(value), 2);
          return value > 0 ? (
            <rect
              key={each.name}
              className="kalem-chart__bar"
              data-series={each.id}
              x={along(begin + which * (bar + gap))}
              y={TOP + HEIGHT - height}
              width={`${(bar * place) / 100}%`}
              height={height + 4}
            />
          ) : null;
        })}
      </svg>
      {(isWeek || (of - 1 - index) % NAMED === 0) && (
        <text x={along(50)} y={TOP + HEIGHT + 20} textAnchor="middle">
          {number}
          <tspan className={isWeek ? 'kalem-chart__weekday' : undefined}> {word}</tspan>
        </text>
      )}
    </g>
  );
}

/** The top of the scale and its step: a round number that gives four or five lines. */
function scaleOf(most: number): { top: number; step: number } {
  if (!(most > 0)) return { top: 4, step: 1 };
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((nice) => nice * power).find((nice) => nice >= rough) ?? 10 * power;
  return { top: Math.ceil(most / step) * step, step };
}

/** An abbreviated amount of the scale: '2,5 Mn', '500 B'. */
function shortOf(
  value: number,
  step: number,
  t: (key: 'thousand' | 'million' | 'billion') => string,
  locale: 'tr' | 'en',
): string {
  const units = [
    [1e9, t('billion')],
    [1e6, t('million')],
    [1e3, t('thousand')],
  ] as const;
  const [size, unit] = units.find(([each]) => value >= each) ?? [1, ''];
  const places = step / size < 1 ? 2 : 0;
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: places }).format(value / size);
  return unit && value > 0 ? `${figure} ${unit}` : figure;
}

/** The label of a day: '15 Paz' in a week, '15 Kas' in a month. */
function nameOf(day: string, isWeek: boolean, locale: 'tr' | 'en'): { number: string; word: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const names = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(isWeek ? { weekday: 'short' } : { month: 'short' }),
  });
  return { number: String(date.getUTCDate()), word: names.format(date) };
}
