import { type FormEvent, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { fetchMe, type Lobby, type Me, signIn, signOut } from '../../client/api/house.ts'
import { closeLines } from '../../client/table-connections.ts'
import { dollars, phraseText, spokenText, useWords } from '../../i18n/index.ts'
import { Dialog, DialogFoot } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './lobby.module.css'

/** Your name, your balance, and a button to leave, which asks for confirmation. */

interface AccountProps {
  readonly me: Me | null
  readonly house: Lobby
  /** `asked` is the name that somebody asked for who has just signed in. */
  readonly changed: (me: Me | null, asked?: string) => void
}

interface SignInProps {
  readonly changed: AccountProps['changed']
  readonly close: () => void
}

export const SignIn = ({ changed, close }: SignInProps) => {
  const words = useWords()
  const { lobby } = words
  const [against, setAgainst] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    signIn(name).then(
      async answer => {
        if ('says' in answer) return setAgainst(phraseText(words, answer))
        closeLines()
        /** Somebody who returns may have a seat. */
        changed((await fetchMe().catch(() => null)) ?? answer, name.trim())
        close()
      },
      () => setAgainst(words.line.notSent),
    )
  }
  return (
    <Dialog title={lobby.signInShort} close={close}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          {lobby.yourName}
          <input name="name" required maxLength={24} autoComplete="nickname" autoFocus />
        </label>
        <p className="note">{lobby.device}</p>
        {against && <p role="alert">{against}</p>}
        <DialogFoot>
          <button type="submit" className="primary">
            {lobby.signIn}
          </button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

const SignOut = ({ me, house, changed, close }: AccountProps & { readonly close: () => void }) => {
  const words = useWords()
  const { shell } = words
  const [against, setAgainst] = useState<string>()
  const leave = () =>
    signOut().then(
      () => {
        closeLines()
        changed(null)
        close()
      },
      () => setAgainst(words.line.notSent),
    )
  const at = house.tables.filter(({ id }) => me?.at?.includes(id))
  return (
    <Dialog title={shell.signOut.title} close={close}>
      {at.map(({ id, title }) => (
        <p key={id}>{shell.signOut.seat(spokenText(words, title))}</p>
      ))}
      <p>{shell.signOut.says}</p>
      {against && <p role="alert">{against}</p>}
      <DialogFoot>
        <button type="button" className="primary" onClick={close}>
          {shell.stay}
        </button>
        <button type="button" onClick={() => void leave()}>
          {shell.signOut.go}
        </button>
      </DialogFoot>
    </Dialog>
  )
}

const StaffName = ({ me }: { readonly me: Me }) => {
  const { staff } = useWords()
  return (
    <a href={hrefTo('staff')}>
      {staff.signedInAs(me.name, staff.roles[me.role as keyof typeof staff.roles])}
    </a>
  )
}

export const Account = (props: AccountProps) => {
  const { me } = props
  const { lobby } = useWords()
  const [open, setOpen] = useState<'in' | 'out'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.account} data-part="account">
      {me?.balance !== undefined && (
        <dl>
          <dt>{lobby.balance}</dt>
          <dd>{dollars(me.balance)}</dd>
        </dl>
      )}
      {me && me.balance === undefined && <StaffName me={me} />}
      {me ? (
        <>
          <strong>{me.name}</strong>
          <button type="button" onClick={() => setOpen('out')}>
            {lobby.signOut}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setOpen('in')}>
          <Icon name="people" /> {lobby.signInShort}
        </button>
      )}
      {open === 'in' && <SignIn changed={props.changed} close={close} />}
      {open === 'out' && <SignOut {...props} close={close} />}
    </div>
  )
}
