import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('says only the last of several announcements, 500 ms after it', () => {
  render(<LiveRegion />);
  announce('1 article.');
  pass(499);
  announce('2 articles.');
  pass(499);
  expect(polite()).toEqual(['']);
  pass(1);
  expect(polite()).toEqual(['2 articles.']);
});

test('says the same words twice as two nodes', () => {
  render(<LiveRegion />);
  announce('Added.');
  pass(500);
  const first = screen.getByText('Added.');
  announce('Added.');
  pass(500);
  expect(screen.getByText('Added.')).not.toBe(first);
});

test('an error is an alert, at once', () => {
  render(<LiveRegion />);
  act(() => announceError('Refused.'));
  expect(screen.getByRole('alert').textContent).toBe('Refused.');
  expect(polite()).toEqual(['']);
});

test('of two quick sentences about different things both are said, one after the other', () => {
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

test('two errors at once are both said, and leave what was said politely', () => {
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

test('an open window’s own region speaks instead of the one behind it', () => {
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

test('the server draws an empty region', () => {
  expect(renderToString(<LiveRegion />)).toContain('role="status"');
});
