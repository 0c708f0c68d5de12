import { useEffect, useState } from 'react';
import type { LayoutData, OpenedNotice } from './Layout.route.ts';

/** The market's notice, shown over the page once it has loaded: the page never waits for it. */
export function NoticeHost({ notice }: Pick<LayoutData, 'notice'>) {
  const [opened, setOpened] = useState<OpenedNotice>(null);
  useEffect(() => {
    let left = false;
    void notice?.then((come) => !left && setOpened(come));
    return () => void (left = true);
  }, [notice]);
  return opened && <opened.Notice reference={opened.reference} />;
}
