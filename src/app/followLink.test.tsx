import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FollowContext, UiLink, type UiLinkProps } from '../shared/ui/UiLink.tsx';
import { followLink } from './followLink.ts';

afterEach(cleanup);

const navigate = vi.fn<(to: unknown, options?: unknown) => void>();

const follow = followLink(navigate);

function press(link: UiLinkProps, event: MouseEventInit = {}): { prevented: boolean } {
  navigate.mockClear();
  render(
    <FollowContext value={follow}>
      <UiLink {...link}>Pain</UiLink>
    </FollowContext>,
  );
  let prevented = false;
  const stay = (click: MouseEvent) => {
    prevented = click.defaultPrevented;
    click.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByText('Pain'), event);
  return { prevented };
}

it('follows an address of the market without a full load', () => {
  expect(press({ href: '/produits/pain?page=2#avis' })).toEqual({ prevented: true });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/produits/pain?page=2#avis', { replace: false });
});

it('adds no entry to the history for the shown address', () => {
  press({ href: window.location.pathname });
  expect(navigate).toHaveBeenCalledExactlyOnceWith(window.location.pathname, { replace: true });
});

it.each<[string, UiLinkProps, MouseEventInit]>([
  ['a full load', { href: '/', fullLoad: true }, {}],
  ['another site', { href: 'https://example.org/' }, {}],
  ['another site by its host alone', { href: '//example.org/' }, {}],
  ['a place on this page', { href: '#goods' }, {}],
  ['a new tab by its target', { href: '/', target: '_blank' }, {}],
  ['a new tab by a key', { href: '/' }, { ctrlKey: true }],
  ['a new tab by the other key', { href: '/' }, { metaKey: true }],
  ['a new window', { href: '/' }, { shiftKey: true }],
  ['a download by a key', { href: '/' }, { altKey: true }],
  ['a new tab by the middle button', { href: '/' }, { button: 1 }],
])('leaves %s to the browser', (_, link, event) => {
  expect(press(link, event)).toEqual({ prevented: false });
  expect(navigate).not.toHaveBeenCalled();
});

it('does not follow a press that the link itself has handled', () => {
  expect(press({ href: '/', onClick: (event) => event.preventDefault() })).toEqual({ prevented: true });
  expect(navigate).not.toHaveBeenCalled();
});
