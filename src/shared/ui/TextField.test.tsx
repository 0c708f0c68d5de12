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

it('has the same links for several lines', () => {
  render(<TextArea label="A note" mark="Optional" error="Too long." />);
  const area = screen.getByRole('textbox', { name: 'A note' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(described(area)).toEqual(['Too long.']);
});
