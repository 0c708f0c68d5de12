import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { setBannerRoom, storeBannerRoom } from './bannerRoom.ts';

/**
 * The banner appears and disappears with a page, never on one: it waits for the next page unless its room was kept, and
 * one that is gone leaves its room until then.
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(() => {
    if (firstKey.current === key) return;
    firstKey.current = '';
    // Without a banner nothing is measured, because that lays out the whole page.
    const height = banner.current?.hasChildNodes() ? banner.current.offsetHeight : 0;
    setBannerRoom(height);
    storeBannerRoom(height);
  }, [banner, key]);
  useEffect(() => {
    if (!banner.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height > 0) storeBannerRoom(height);
    });
    observer.observe(banner.current);
    return () => observer.disconnect();
  }, [banner]);
}
