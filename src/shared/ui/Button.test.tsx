import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { FollowContext } from './UiLink.tsx';

afterEach(cleanup);

it('submits its form, and not again while busy', () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: SubmitEvent) => event.preventDefault())];
  const form = (busy: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Pay
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Pay' });
  fireEvent.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  rerender(form(true));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

it('keeps the focus and does nothing while aria-disabled', () => {
  const onClick = vi.fn();
  const save = (isEmpty: boolean) => (
    <Button aria-disabled={isEmpty} onClick={onClick}>
      Save
    </Button>
  );
  const { rerender } = render(save(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  fireEvent.click(button);
  rerender(save(true));
  fireEvent.click(button);
  expect([onClick.mock.calls.length, button.disabled]).toEqual([1, false]);
});

it('does not submit by default', () => {
  render(<Button>More</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('is a link with href, which the application follows unless it opens as a document', () => {
  const followed: string[] = [];
  const follow = (press: MouseEvent<HTMLAnchorElement>) => {
    followed.push(press.currentTarget.pathname);
    press.preventDefault();
  };
  render(
    <>
      <Button href="#a">A</Button>
      <FollowContext value={follow}>
        <Button href="/b">B</Button>
        <Button href="#c" fullLoad>
          C
        </Button>
      </FollowContext>
    </>,
  );
  const links = screen.getAllByRole('link');
  for (const link of links) fireEvent.click(link);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '/b', '#c']);
  expect(followed).toEqual(['/b']);
});
