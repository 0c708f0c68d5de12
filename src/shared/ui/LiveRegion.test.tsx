import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, announceError } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const polite = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('announces only the last of several announcements, 500 ms after it', () => {
  render(<LiveRegion />);
  announce('1 article.');
  pass(499);
  announce('2 articles.');
  pass(499);
  expect(polite()).toEqual(['']);
  pass(1);
  expect(polite()).toEqual(['2 articles.']);
});

it('announces the same words twice as two nodes', () => {
  render(<LiveRegion />);
  announce('Added.');
  pass(500);
  const first = screen.getByText('Added.');
  announce('Added.');
  pass(500);
  expect(screen.getByText('Added.')).not.toBe(first);
});

it('makes an error an alert, immediately', () => {
  render(<LiveRegion />);
  act(() => announceError('Refused.'));
  expect(screen.getByRole('alert').textContent).toBe('Refused.');
  expect(polite()).toEqual(['']);
});

it('announces two quick sentences about different subjects one after the other', () => {
  render(<LiveRegion />);
  announce('The page.', 'page');
  announce('1 found.', 'search');
  announce('2 found.', 'search');
  pass(500);
  expect(polite()).toEqual(['The page.']);
  pass(499);
  expect(polite()).toEqual(['The page.']);
  pass(1);
  expect(polite()).toEqual(['2 found.']);
});

it('announces two simultaneous errors, and leaves polite announcements', () => {
  render(<LiveRegion />);
  announce('Added.');
  pass(500);
  act(() => {
    announceError('First.');
    announceError('Second.');
  });
  expect(screen.getByRole('alert').textContent).toBe('First.');
  pass(500);
  expect(screen.getByRole('alert').textContent).toBe('Second.');
  expect(polite()).toEqual(['Added.']);
});

it('uses an open dialog’s own region instead of the one behind it', () => {
  const { rerender } = render(<LiveRegion key="page" />);
  rerender([<LiveRegion key="page" />, <LiveRegion key="window" />]);
  announce('In the window.');
  pass(500);
  expect(polite()).toEqual(['', 'In the window.']);
  rerender(<LiveRegion key="page" />);
  announce('On the page.');
  pass(500);
  expect(polite()).toContain('On the page.');
});

it('is empty on the server', () => {
  expect(renderToString(<LiveRegion />)).toContain('role="status"');
});
