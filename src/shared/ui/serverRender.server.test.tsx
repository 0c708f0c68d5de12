import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testSettings } from '../../../tests/support/storefront/testHarness.tsx';
import { PageSettingsContext } from '../browser/pageSettings.ts';
import { Badge, Badges } from './Badge.tsx';
import { Button } from './Button.tsx';
import { ChoiceGroup, ChoiceRow } from './ChoiceRow.tsx';
import { Dialog } from './Dialog.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Drawer } from './Drawer.tsx';
import { EmptyState } from './EmptyState.tsx';
import { IconButton } from './IconButton.tsx';
import { xIcon } from './icons.ts';
import { Notice } from './Notice.tsx';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SegmentedToggle } from './SegmentedToggle.tsx';
import { SkeletonCard } from './Skeleton.tsx';
import { Stepper } from './Stepper.tsx';
import { Steps } from './Steps.tsx';
import { Switch } from './Switch.tsx';
import { Tag } from './Tag.tsx';
import { TextField } from './TextField.tsx';
import { TextLink } from './TextLink.tsx';

// This file runs without a DOM: reading `window` while rendering fails here.
const noop = () => undefined;
const parts: [name: string, part: ReactNode, says: string][] = [
  [
    'Badge',
    <Badges key="">
      <Badge kind="bio">Organic</Badge>
    </Badges>,
    'Organic',
  ],
  [
    'Button',
    <Button key="" href="/a">
      Go
    </Button>,
    '<a href="/a"',
  ],
  [
    'ChoiceRow',
    <ChoiceGroup key="" legend="Where" value="a" onChange={noop}>
      <ChoiceRow value="a" title="Here" />
    </ChoiceGroup>,
    'checked=""',
  ],
  ['Dialog', <Dialog key="" open title="Hello" onClose={noop} />, 'Hello'],
  [
    'Disclosure',
    <Disclosure key="" title="How">
      So
    </Disclosure>,
    '<details',
  ],
  [
    'Drawer',
    <Drawer key="" open title="Hello" closeLabel="Close" onClose={noop}>
      Lines
    </Drawer>,
    'Lines',
  ],
  ['EmptyState', <EmptyState key="" title="Nothing yet" heading="h1" />, '<h1'],
  ['IconButton', <IconButton key="" of={xIcon} label="Close" />, 'aria-label="Close"'],
  ['Notice', <Notice key="" kind="error" title="Refused" />, 'role="alert"'],
  ['Picture', <Picture key="" path="a" alt="" ground="ble" />, '/a-640.avif 640w'],
  ['Price', <Price key="" price="5,00 $" compared="6,00 $" comparedLabel="usual" />, '<s'],
  ['ProgressBar', <ProgressBar key="" label="To free" value={180} max={150} />, 'value="150"'],
  [
    'SegmentedToggle',
    <SegmentedToggle key="" legend="How" value="a" onChange={noop} segments={[{ value: 'a', title: 'A' }]} />,
    'checked=""',
  ],
  ['SkeletonCard', <SkeletonCard key="" />, 'aria-hidden="true"'],
  [
    'Stepper',
    <Stepper key="" label="Bread" addLabel="+" removeLabel="-" amount={2} onAdd={noop} onRemove={noop} />,
    '<output',
  ],
  [
    'Steps',
    <Steps
      key=""
      label="Steps"
      doneLabel="done"
      current={2}
      steps={[{ label: 'One', href: '/1' }, { label: 'Two' }]}
    />,
    'aria-current="step"',
  ],
  ['Switch', <Switch key="" title="Box" checked onChange={noop} />, 'role="switch"'],
  [
    'Tag',
    <Tag key="" colour="orange">
      Waiting
    </Tag>,
    'Waiting',
  ],
  ['TextField', <TextField key="" label="Code" error="No" />, 'aria-invalid="true"'],
  [
    'TextLink',
    <TextLink key="" href="/b">
      All
    </TextLink>,
    'href="/b"',
  ],
];

// A content security policy without inline styles drops a style attribute in the server's HTML.
it.each(parts)('renders %s on the server, without a style attribute', (_, part, expected) => {
  const html = renderToString(<PageSettingsContext value={testSettings}>{part}</PageSettingsContext>);
  expect(html).toContain(expected);
  expect(html).not.toContain(' style=');
});

it('links the completed step back and says so, and marks the current one', () => {
  const html = renderToString(
    <Steps
      label="Steps"
      doneLabel="done"
      current={2}
      steps={[
        { label: 'One', href: '/1' },
        { label: 'Two', href: '/2' },
      ]}
    />,
  );
  expect(html).toContain('href="/1"');
  expect(html).not.toContain('href="/2"');
  expect(html.match(/done</g)).toHaveLength(1);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
