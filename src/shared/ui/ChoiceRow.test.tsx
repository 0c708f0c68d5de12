import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceGroup, ChoiceRow } from './ChoiceRow.tsx';
import { SegmentedToggle } from './SegmentedToggle.tsx';

afterEach(cleanup);

const rows = (value: string | null, onChange = vi.fn()) => (
  <ChoiceGroup legend="Where" value={value} onChange={onChange}>
    <ChoiceRow value="hall" title="The hall" detail="12 Main Street" aside="Thursday" />
    <ChoiceRow value="mill" title="The mill" />
    <ChoiceRow value="barn" title="The barn" aside="Full" disabled />
  </ChoiceGroup>
);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is a named group of native radios of one name, so that arrows move the choice', () => {
  render(rows('hall'));
  expect(screen.getByRole('group', { name: 'Where' }).tagName).toBe('FIELDSET');
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios[0]?.name).not.toBe('');
});

it('makes the whole row the label: pressing its text or its aside chooses it', () => {
  const onChange = vi.fn();
  render(rows('mill', onChange));
  expect(radio(/The hall.*12 Main Street.*Thursday/)).toBeTruthy();
  fireEvent.click(screen.getByText('12 Main Street'));
  fireEvent.click(screen.getByText('Thursday'));
  expect(onChange.mock.calls).toEqual([['hall'], ['hall']]);
});

it('has no chosen row at first, and can be reached by Tab', () => {
  render(rows(null));
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  radio(/The mill/).focus();
  expect(document.activeElement).toBe(radio(/The mill/));
});

it('shows a disabled row with its reason, which cannot be chosen', () => {
  const onChange = vi.fn();
  render(rows(null, onChange));
  expect(radio(/The barn.*Full/).disabled).toBe(true);
  fireEvent.click(screen.getByText('The barn'));
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps two groups on a page separate', () => {
  render(
    <>
      {rows('hall')}
      {rows('mill')}
    </>,
  );
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(2);
});

it('works the same in the segmented toggle', () => {
  const onChange = vi.fn();
  const segments = [
    { value: 'collect', title: 'I collect', detail: 'Free' },
    { value: 'deliver', title: 'Deliver' },
  ] as const;
  render(<SegmentedToggle legend="How" value="collect" onChange={onChange} segments={segments} />);
  expect(screen.getByRole('group', { name: 'How' })).toBeTruthy();
  expect(radio(/I collect.*Free/).checked).toBe(true);
  fireEvent.click(screen.getByText('Deliver'));
  expect(onChange.mock.calls).toEqual([['deliver']]);
});
