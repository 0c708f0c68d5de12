import { act, fireEvent, screen, within } from '@testing-library/react';

/** Actions of the account's tests on the page. */
export const field = (label: string) => screen.findByLabelText(label, { exact: true }) as Promise<HTMLInputElement>;
export const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
export const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));
export const part = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section')!;
export const save = async (name: string) => press('Enregistrer', await part(name));
export const dialog = () => screen.getByRole('dialog');
