import { searchAll } from '../../provider/shadow';

/** Elements that a toast must not cover (USE-20). */
const obstacles =
  '[role="dialog"], [role="alertdialog"], .kalem-pagination, .kalem-totals__bar, .kalem-totals__buttons, ' +
  '.kalem-list-selection, .kalem-card-form__foot';
const actions = `${obstacles}, button, a[href], input`;
const GAP_PX = 8;
/** A lower header has no room for a toast. */
const LOWEST_HEAD_PX = 48;
const NARROWEST_PX = 961;

/**
 * Places the toasts where they cover no control: in the middle of the host's sticky header if that is free, else at the
 * lower edge, above sticky bars and other obstacles.
 */
export function placeToasts(region: HTMLElement): void {
  region.style.removeProperty('--kalem-toast-lift');
  region.dataset.place = 'head';
  const head = Number.parseFloat(getComputedStyle(region).getPropertyValue('--kalem-sticky-top')) || 0;
  const isHead = head >= LOWEST_HEAD_PX && window.innerWidth >= NARROWEST_PX;
  if (isHead && region.getBoundingClientRect().height <= head && hits(region, actions).length === 0) return;
  region.dataset.place = 'foot';
  const foot = region.getBoundingClientRect();
  const most = Math.max(0, foot.top - GAP_PX);
  let lift = 0;
  for (;;) {
    const [highest] = hits(region, obstacles, lift).sort((one, other) => one.top - other.top);
    if (!highest || lift >= most) break;
    lift = Math.min(most, foot.bottom - highest.top + GAP_PX);
  }
  region.style.setProperty('--kalem-toast-lift', `${lift}px`);
}

/** The rectangles that would overlap the toasts if these were lifted by `lift` px. */
function hits(region: HTMLElement, selector: string, lift = 0): DOMRect[] {
  const own = region.getBoundingClientRect();
  const [top, bottom] = [own.top - lift, own.bottom - lift];
  return searchAll(selector)
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(
      (one) => one.width > 0 && one.left < own.right && one.right > own.left && one.top < bottom && one.bottom > top,
    );
}
