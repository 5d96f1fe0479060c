import { useState } from 'react'
import { Button } from '../button.tsx'
import { Panel } from './panel.tsx'
import { Popover } from './popover.tsx'

export const title = 'Layers'

const WORDS = {
  short: 'Open a panel',
  long: 'Open a panel as high as the screen',
  title: 'Your bag',
  note: '2 pieces, shipped to the United States',
  text: 'A cloud of hand-tufted wool bouclé over a beech frame, on turned walnut legs shod in brass.',
  pay: 'Go to checkout',
  filter: 'Material',
}

export default function Layers() {
  const [open, setOpen] = useState<'none' | 'content' | 'screen'>('none')
  const close = () => setOpen('none')
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Button onClick={() => setOpen('content')}>{WORDS.short}</Button>
      <Button variant="outline" onClick={() => setOpen('screen')}>
        {WORDS.long}
      </Button>
      <Popover button={WORDS.filter}>
        <p className="max-w-64">{WORDS.text}</p>
      </Popover>
      <Panel
        isOpen={open === 'content'}
        onClose={close}
        title={WORDS.title}
        note={WORDS.note}
        footer={<Button width="full">{WORDS.pay}</Button>}
      >
        {WORDS.text}
      </Panel>
      <Panel isOpen={open === 'screen'} onClose={close} title={WORDS.filter} phoneHeight="screen">
        {Array.from({ length: 24 }, (_, line) => line).map((line) => (
          <p key={line} className="py-4">
            {WORDS.text}
          </p>
        ))}
      </Panel>
    </div>
  )
}
