import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

it('can keep the focus while busy, and presses change nothing then', () => {
  const onChange = vi.fn();
  const box = (busy: boolean) => <Switch title="Box" checked={false} busy={busy} onChange={onChange} />;
  const { rerender } = render(box(true));
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Box' });
  fireEvent.click(control);
  expect([onChange.mock.calls.length, control.checked, control.disabled]).toEqual([0, false, false]);
  rerender(box(false));
  fireEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(true);
});
