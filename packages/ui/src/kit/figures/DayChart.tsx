import { toScreenDate } from '@kalem/domain';
import { formatDecimal } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/** A day, YYYY-MM-DD, and whatever is known of it. */
interface Day {
  readonly day: string;
}

/** Amounts in TRY, one a day. */
export interface Series<Figures extends Day> {
  /** Its colour: 1 is the primary. */
  readonly id: 1 | 2;
  readonly name: string;
  readonly of: (figures: Figures) => string;
}

interface DayChartProps<Figures extends Day> {
  title: string;
  days: readonly Figures[];
  /** One or two. */
  series: readonly Series<Figures>[];
}

/** Height of the bars' part, in px; above it half a line for the highest word of the scale, below it the days. */
const HEIGHT = 228;
const TOP = 8;
const FOOT = 26;

/**
 * Bars by day. The drawing takes the width that there is: places along it are percentages, so that words keep their
 * size. A screen reader has the same figures as a table.
 */
export function DayChart<Figures extends Day>({ title, days, series }: DayChartProps<Figures>) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const most = Math.max(...days.flatMap((day) => series.map(({ of }) => Number(of(day)))));
  const { top, step } = scaleOf(most);
  // Where there is nothing to measure, the ground line alone.
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
      {/* A table is never smaller than its rows: hidden by itself it would make the page longer. */}
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

/** How much of a day's place its bars and the gap between two take, in hundredths of it. */
const WIDE = { bar: 21, gap: 4 };
const CROWDED = { bar: 34, gap: 6 };
/** Every day of a week has its name below it, of a month each seventh. */
const NAMED = 7;

/** The bars of one day, what they say on hover, and below them its name. */
function Bars<Figures extends Day>({ day, index, of, series, y }: BarsProps<Figures>) {
  const { locale } = useKalem();
  const isWeek = of <= NAMED;
  const { bar, gap } = isWeek ? WIDE : CROWDED;
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
          // The lower corners lie below the edge: only the upper ones are round. What is there is never invisible.
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

/** The highest line of the scale and the step between lines: a figure that people count in, four or five times. */
function scaleOf(most: number): { top: number; step: number } {
  if (!(most > 0)) return { top: 4, step: 1 };
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((nice) => nice * power).find((nice) => nice >= rough) ?? 10 * power;
  return { top: Math.ceil(most / step) * step, step };
}

/** A figure of the scale in a few letters: '2,5 Mn', '500 B'. */
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

/** '15 Paz' in a week, '15 Kas' in a month. */
function nameOf(day: string, isWeek: boolean, locale: 'tr' | 'en'): { number: string; word: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const names = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(isWeek ? { weekday: 'short' } : { month: 'short' }),
  });
  return { number: String(date.getUTCDate()), word: names.format(date) };
}
