import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Basket" closeLabel="Close" foot="Total">
        Lines
      </Drawer>
    </>
  );
};

it('opens as a modal dialog named by its heading, and returns focus when closed', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Page />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  expect(dialog()?.open).toBe(true);
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Basket' })).toBeTruthy();
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.click(close);
  expect(dialog()?.open).toBe(false);
  expect(document.activeElement).toBe(opener);
});

it('focuses the first stop of Tab, and not a part that only scripts focus', () => {
  // As a browser does.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[tabindex], button')?.focus();
  });
  const content = (
    <div tabIndex={-1}>
      <input type="radio" name="way" aria-label="Pickup" />
      <input type="radio" name="way" aria-label="Delivery" defaultChecked />
    </div>
  );
  render(
    <Dialog open onClose={() => undefined} title="Place">
      {content}
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Delivery' }));
  vi.restoreAllMocks();
});

it('closes on a backdrop click and Escape, not on a click inside', () => {
  render(<Page />);
  const open = () => fireEvent.click(screen.getByText('Open'));
  open();
  fireEvent.click(screen.getByText('Lines'));
  expect(dialog()?.open).toBe(true);
  fireEvent.click(dialog()!);
  expect(dialog()?.open).toBe(false);
  open();
  fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
  expect(dialog()?.open).toBe(false);
});

it('renders no content on the server', () => {
  expect(renderToString(<Page />)).not.toContain('Lines');
});

it('is a region, not a dialog, beside the page', () => {
  const onClose = vi.fn();
  render(
    <Drawer open modal={false} onClose={onClose} title="Basket" closeLabel="Close">
      Lines
    </Drawer>,
  );
  expect(screen.getByRole('complementary', { name: 'Basket' })).toBeTruthy();
  fireEvent.keyDown(screen.getByText('Lines'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('does not close on Escape or a click outside while it must be answered', () => {
  const onClose = vi.fn();
  render(
    <Dialog open dismissible={false} onClose={onClose} title="Your date of birth?">
      Fields
    </Dialog>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog()!, cancel);
  fireEvent.click(dialog()!);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Your date of birth?' })).toBeTruthy();
});
