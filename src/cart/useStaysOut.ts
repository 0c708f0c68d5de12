import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** A finger's width in px: what is this close to the bar could be pressed by mistake. */
const MARGIN = 32;

type Press = { x: number; y: number; on: Element };
type Box = { top: number; bottom: number; left: number; right: number };

/** The bar's position on screen, and that of the consent question which moves up above it. */
function placeOf(bar: Element): Box {
  const { top, bottom, left, right } = bar.getBoundingClientRect();
  const question = Number.parseFloat(document.documentElement.style.getPropertyValue('--consent-bar')) || 0;
  return { top: top - question - MARGIN, bottom: bottom + MARGIN, left: left - MARGIN, right: right + MARGIN };
}

const holds = (place: Box, { top, bottom, left, right }: Box): boolean =>
  top < place.bottom && bottom > place.top && left < place.right && right > place.left;

/**
 * Whether a bar that has just appeared must stay hidden: it would cover what was last pressed, and the next press is
 * meant for that. It is shown once that has scrolled away, or something else is pressed.
 */
export function useStaysOut(bar: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const { pathname } = useLocation();
  const [outOn, setOutOn] = useState<string | null>(null);
  const out = shown && outOn === pathname;
  const last = useRef<Press | null>(null);

  useEffect(() => {
    const press = ({ clientX: x, clientY: y, target }: PointerEvent) =>
      void (last.current = target instanceof Element ? { x, y, on: target.closest('button') ?? target } : null);
    const forget = () => void (last.current = null);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', forget, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', forget, true);
    };
  }, []);

  useLayoutEffect(() => {
    if (!shown || !bar.current || !last.current) return;
    const { x, y, on } = last.current;
    const place = placeOf(bar.current);
    const covered = holds(place, { top: y, bottom: y, left: x, right: x }) || holds(place, on.getBoundingClientRect());
    if (covered) setOutOn(pathname);
    // Only the bar's appearance counts, not the path: a visitor who opens another page has pressed something else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, bar]);

  useEffect(() => {
    if (!out) return;
    const come = () => setOutOn(null);
    const look = () => {
      const on = last.current?.on;
      if (!bar.current || !on?.isConnected || !holds(placeOf(bar.current), on.getBoundingClientRect())) come();
    };
    const press = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!bar.current || !holds(placeOf(bar.current), { top: y, bottom: y, left: x, right: x })) come();
    };
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', come, true);
    return () => {
      window.removeEventListener('scroll', look, true);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', come, true);
    };
  }, [bar, out]);
  return out;
}
