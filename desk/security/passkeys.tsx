import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { DeskSecurity } from '#contracts/identity-desk.ts'
import type { Passkey } from '#contracts/passkeys.ts'
import { PASSKEY_NAME_MAX } from '#domain/account/passkey-name.ts'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import { mayRemoveFactor } from '#domain/team/second-factors.ts'
import { Block } from '../detail/block.tsx'
import { useFormat } from '../format/use-format.ts'
import { securityCalls } from './security-calls.ts'
import type { Run } from './security-parts.tsx'
import { ConfirmButton, Row, useDeviceName, useDisclosure } from './security-parts.tsx'

export function Passkeys({ security, run }: { security: DeskSecurity; run: Run }) {
  const translate = useTranslate()
  const adding = useDisclosure()
  const { hasCode, passkeys, mayAddPasskey } = security
  const mayRemove = mayRemoveFactor({ hasCode, passkeys: passkeys.length }, 'passkey')
  return (
    <Block title={translate('security.passkeys.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        {translate(passkeys.length > 0 ? 'security.passkeys.intro' : 'security.passkeys.none')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} mayRemove={mayRemove} run={run} />
        ))}
      </Box>
      {mayAddPasskey && !adding.isOpen && (
        <Button variant="outlined" sx={{ marginTop: 1.5 }} autoFocus={adding.autoFocus} onClick={adding.open}>
          {translate('security.passkeys.add')}
        </Button>
      )}
      {adding.isOpen && <NewPasskey run={run} onClose={adding.close} />}
    </Block>
  )
}

function PasskeyRow({ passkey, mayRemove, run }: { passkey: Passkey; mayRemove: boolean; run: Run }) {
  const translate = useTranslate()
  const { dateAndTime } = useFormat()
  const renaming = useDisclosure()
  const { id, name, createdAt, usedAt } = passkey
  if (renaming.isOpen) {
    return (
      <li>
        <NameForm
          initial={name}
          label={translate('security.passkeys.save-name')}
          onClose={renaming.close}
          onSubmit={(next) => run(() => securityCalls.renamePasskey(id, next))}
        />
      </li>
    )
  }
  return (
    <Row
      name={name}
      facts={[
        translate('security.passkeys.added', { time: dateAndTime(createdAt) }),
        usedAt
          ? translate('security.used', { time: dateAndTime(usedAt) })
          : translate('security.passkeys.unused'),
        ...(mayRemove ? [] : [translate('security.last-factor')]),
      ]}
    >
      <Button
        aria-label={`${translate('security.passkeys.rename')}: ${name}`}
        autoFocus={renaming.autoFocus}
        onClick={renaming.open}
      >
        {translate('security.passkeys.rename')}
      </Button>
      {mayRemove && (
        <ConfirmButton
          label={translate('security.remove')}
          itemName={name}
          question={translate('security.passkeys.remove-text')}
          onConfirm={() => run(() => securityCalls.removePasskey(id))}
        />
      )}
    </Row>
  )
}

function NewPasskey({ run, onClose }: { run: Run; onClose: () => void }) {
  const translate = useTranslate()
  const getDeviceName = useDeviceName()
  return (
    <NameForm
      initial={getDeviceName(parseUserAgent(navigator.userAgent))}
      label={translate('security.passkeys.create')}
      onClose={onClose}
      onSubmit={(name) => run(() => securityCalls.addPasskey(name))}
    />
  )
}

function NameForm({
  initial,
  label,
  onSubmit,
  onClose,
}: {
  initial: string
  label: string
  onSubmit: (name: string) => Promise<boolean>
  onClose: () => void
}) {
  const translate = useTranslate()
  const [name, setName] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    if (await onSubmit(name.trim())) onClose()
    setIsBusy(false)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ paddingY: 1.5, maxWidth: '24rem' }}>
      <TextField
        fullWidth
        autoFocus
        required
        label={translate('security.passkeys.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_MAX } }}
      />
      <Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
          {label}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}
