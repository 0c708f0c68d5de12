import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useIsExpress } from '../cart/visitorCart.ts';

/**
 * Has the page's loaders run again when the visitor's cart enters or leaves Express: they then ask for their lists with
 * `stored`, or without (routes 1). What does not depend on it is in the store and is not asked for. Draws nothing.
 */
export function ExpressLists() {
  const express = useIsExpress();
  const { revalidate } = useRevalidator();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current === express) return;
    asked.current = express;
    void revalidate();
  }, [express, revalidate]);
  return null;
}
