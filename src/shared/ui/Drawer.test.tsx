import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
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

test('opens as a modal window named by its heading, and gives the focus back when closed', () => {
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

test('a click on the scrim and Escape close it; a click inside does not', () => {
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

test('the server draws no content of it', () => {
  expect(renderToString(<Page />)).not.toContain('Lines');
});

test('beside the page it is a region, not a window', () => {
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

test('a window that must be answered is closed by neither Escape nor a click outside', () => {
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
