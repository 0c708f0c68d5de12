import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { LinkContext, type UiLinkProps } from './UiLink.tsx';

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

it('does not submit by default', () => {
  render(<Button>More</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('is a link with href: the application’s, a plain one without, or the one given', () => {
  const AppLink = (props: UiLinkProps) => <a data-app="" {...props} />;
  render(
    <>
      <Button href="/a">A</Button>
      <LinkContext value={AppLink}>
        <Button href="/b">B</Button>
        <Button href="/c" linkAs="a">
          C
        </Button>
      </LinkContext>
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a', '/b', '/c']);
  expect(links.map((link) => link.hasAttribute('data-app'))).toEqual([false, true, false]);
});
