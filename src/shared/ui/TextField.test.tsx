import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

it('is named by its label and described by its hint', () => {
  render(<TextField label="Postal code" hint="Six characters" defaultValue="J9B 1A1" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
  expect(input.value).toBe('J9B 1A1');
  expect(described(input)).toEqual(['Six characters']);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

it('is invalid when refused, described by its error, which is an alert', () => {
  render(<TextField label="Postal code" hint="Six characters" error="Not there yet." ok />);
  const input = screen.getByRole('textbox', { name: 'Postal code' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toEqual(['Six characters', 'Not there yet.']);
  expect(screen.getByRole('alert').textContent).toBe('Not there yet.');
});

it('has its error and hint below the control, so that controls beside each other are on one line', () => {
  render(<TextField label="Postal code" hint="Six characters" error="Not there yet." />);
  const order = ['Postal code', 'Not there yet.', 'Six characters'].map((text) => screen.getByText(text));
  const input = screen.getByRole('textbox');
  const isAfter = (one: HTMLElement) => Boolean(input.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(order.map(isAfter)).toEqual([false, true, true]);
  expect(order[1]!.compareDocumentPosition(order[2]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has the same links for several lines', () => {
  render(<TextArea label="A note" mark="Optional" error="Too long." />);
  const area = screen.getByRole('textbox', { name: 'A note' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(described(area)).toEqual(['Too long.']);
});
