import { act, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydratedInGroups } from './HydratedInGroups.tsx';

it('hydrates the page before its list, group by group, and keeps the server’s elements (ADR 76)', () => {
  const order: (number | 'page')[] = [];
  const Item = ({ number }: { number: number }) => {
    useEffect(() => void order.push(number), [number]);
    return <li>{number}</li>;
  };
  const numbers = Array.from({ length: 14 }, (_, number) => number);
  const List = () => {
    useEffect(() => void order.push('page'), []);
    return (
      <ul>
        <HydratedInGroups items={numbers}>{(number) => <Item key={number} number={number} />}</HydratedInGroups>
      </ul>
    );
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<List />);
  const items = [...container.querySelectorAll('li')];
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(container, <List />)));
  expect(order).toEqual(['page', ...numbers]);
  expect([...container.querySelectorAll('li')]).toEqual(items);
  expect(items.map(({ textContent }) => Number(textContent))).toEqual(numbers);
  act(() => roots[0]?.unmount());
});
