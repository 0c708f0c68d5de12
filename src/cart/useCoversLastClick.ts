import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** A finger's width in px: what is this close to the bar could be pressed by mistake. */
const MARGIN = 32;

type Click = { x: number; y: number; on: Element; page: string };
type Box = { top: number; bottom: number; left: number; right: number };

/** The bar's position on screen, and that of the consent question which moves up above it. */
function placeOf(bar: Element): Box {
  const { top, bottom, left, right } = bar.getBoundingClientRect();
  const question = Number.parseFloat(document.documentElement.style.getPropertyValue('--consent-bar')) || 0;
  return { top: top - question - MARGIN, bottom: bottom + MARGIN, left: left - MARGIN, right: right + MARGIN };
}

const overlaps = (place: Box, { top, bottom, left, right }: Box): boolean =>
  top < place.bottom && bottom > place.top && left < place.right && right > place.left;

/**
 * Whether a bar that has just appeared must stay hidden: it would cover what was last pressed, and the next press is
 * meant for that. It is shown once that has scrolled away, or something else is pressed. On another page than that press it is
 * shown: there the press of a control in the same place is refused (accidentalClicks.ts); and so it is on a page that the reader has
 * left and come back to.
 */
export function useCoversLastClick(bar: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const { pathname } = useLocation();
  const [coveredOn, setCoveredOn] = useState<string | null>(null);
  const isHidden = isShown && coveredOn === pathname;
  const last = useRef<Click | null>(null);

  useEffect(() => {
    const onPointerDown = ({ clientX: x, clientY: y, target }: PointerEvent) =>
      void (last.current =
        target instanceof Element
          ? { x, y, on: target.closest('button') ?? target, page: window.location.pathname }
          : null);
    const clearLast = () => void (last.current = null);
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', clearLast, true);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', clearLast, true);
    };
  }, []);

  // The cleanup of the left page runs before the next page's effects.
  useLayoutEffect(
    () => () => {
      last.current = null;
      setCoveredOn(null);
    },
    [pathname],
  );

  useLayoutEffect(() => {
    // The position is read only where it counts: it lays out the page, and never in the midst of its change.
    if (!isShown || !bar.current || last.current?.page !== pathname) return;
    const { x, y, on } = last.current;
    const place = placeOf(bar.current);
    const covered =
      overlaps(place, { top: y, bottom: y, left: x, right: x }) || overlaps(place, on.getBoundingClientRect());
    if (covered) setCoveredOn(pathname);
    // Only the bar's appearance counts, not the path.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown, bar]);

  useEffect(() => {
    if (!isHidden) return;
    const show = () => setCoveredOn(null);
    const onScroll = () => {
      const on = last.current?.on;
      if (!bar.current || !on?.isConnected || !overlaps(placeOf(bar.current), on.getBoundingClientRect())) show();
    };
    const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!bar.current || !overlaps(placeOf(bar.current), { top: y, bottom: y, left: x, right: x })) show();
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', show, true);
    return () => {
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', show, true);
    };
  }, [bar, isHidden]);
  return isHidden;
}
