import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Icon } from './Icon.tsx';
import { minusIcon, trashIcon } from './icons.ts';
import { Stepper } from './Stepper.tsx';

afterEach(cleanup);

const texts = { label: 'Bread', addLabel: 'Add one', removeLabel: 'Remove one' };
const drawing = (of: string) => render(<Icon of={of} />).container.innerHTML.match(/ d="[^"]+"/)?.[0] ?? 'none';

it('is a group named after its subject, with named buttons and the amount in an output', () => {
  render(<Stepper {...texts} amount={2} onAdd={vi.fn()} onRemove={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Bread' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add one' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove one' })).toBeTruthy();
  const output = screen.getByText('2');
  expect(output.tagName).toBe('OUTPUT');
  expect(output.getAttribute('aria-live')).toBe('off');
});

it('adds and removes one per press', () => {
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  render(<Stepper {...texts} amount={2} onAdd={onAdd} onRemove={onRemove} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add one' }));
  expect([onAdd.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove one' }));
  expect([onAdd.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});

it('removes the last one by a trash icon, unless the minimum is one', () => {
  const [trash, minus] = [drawing(trashIcon), drawing(minusIcon)];
  cleanup();
  const { rerender } = render(<Stepper {...texts} amount={1} onAdd={vi.fn()} onRemove={vi.fn()} />);
  const remove = () => screen.getByRole('button', { name: 'Remove one' });
  expect(remove().innerHTML).toContain(trash);
  rerender(<Stepper {...texts} amount={2} onAdd={vi.fn()} onRemove={vi.fn()} />);
  expect(remove().innerHTML).toContain(minus);
  const onRemove = vi.fn();
  rerender(<Stepper {...texts} amount={1} min={1} onAdd={vi.fn()} onRemove={onRemove} />);
  expect(remove().innerHTML).toContain(minus);
  expect(remove().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(remove());
  expect(onRemove).not.toHaveBeenCalled();
});

it('stays focusable at the maximum, adds nothing and says why', () => {
  const [onAdd, onMaxReached] = [vi.fn(), vi.fn()];
  const stepper = (amount: number) => (
    <Stepper {...texts} amount={amount} max={3} onAdd={onAdd} onRemove={vi.fn()} onMaxReached={onMaxReached} />
  );
  const { rerender } = render(stepper(2));
  const add = screen.getByRole('button', { name: 'Add one' });
  expect(add.getAttribute('aria-disabled')).toBeNull();
  rerender(stepper(3));
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(add.hasAttribute('disabled')).toBe(false);
  fireEvent.click(add);
  expect([onAdd.mock.calls.length, onMaxReached.mock.calls.length]).toEqual([0, 1]);
});

it('shows at zero over a picture only the add button, which keeps its place and gets focus back', () => {
  const Counter = () => {
    const [amount, setAmount] = useState(0);
    const change = (by: number) => () => setAmount((now) => now + by);
    return <Stepper {...texts} variant="onPicture" amount={amount} onAdd={change(1)} onRemove={change(-1)} />;
  };
  render(<Counter />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const add = screen.getByRole('button', { name: 'Add one' });
  fireEvent.click(add);
  expect(screen.getByText('1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add one' })).toBe(add);
  const remove = screen.getByRole('button', { name: 'Remove one' });
  // Both are stops of Tab.
  expect([remove.tabIndex, add.tabIndex]).toEqual([0, 0]);
  remove.focus();
  fireEvent.click(remove);
  expect(screen.getAllByRole('button')).toEqual([add]);
  expect(document.activeElement).toBe(add);
});
