import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useIsExpress } from '../cart/visitorCart.ts';

/**
 * Reruns the page's loaders when the visitor's cart enters or leaves Express, because lists then have another `stored`
 * argument (routes 1). What does not depend on it is in the store and not fetched again. Renders nothing.
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
