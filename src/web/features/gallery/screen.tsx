import { use } from 'react'
import { hrefTo } from '../../app/route.ts'
import type { AnyFace } from '../../games/face.ts'
import { faceOf, GAME_NAMES } from '../../games/index.ts'
import { Watching } from '../table/screen.tsx'
import styles from './gallery.module.css'
import { type GalleryState, galleryStates } from './states.ts'

/** Table states for designers and tests: a list, and each state as a patron sees it. */

const STATES = galleryStates()

const faces = new Map<string, Promise<AnyFace>>()

const faceFor = (game: string): Promise<AnyFace> => {
  const found = faces.get(game) ?? faceOf(game)
  faces.set(game, found)
  return found
}

const Look = ({ state }: { readonly state: GalleryState }) => (
  <div className={styles.look} data-look={state.id}>
    <Watching key={state.id} connection={state.connection} face={use(faceFor(state.game))} />
  </div>
)

const Links = ({ game }: { readonly game: string }) => (
  <section>
    <h2>{game}</h2>
    <ol>
      {STATES.filter(state => state.game === game).map(({ id, title, line, view, isResult }) => (
        <li key={id} data-state={id} data-result={isResult || undefined}>
          <a href={hrefTo('gallery', ...id.split('/'))}>{view.play.phase}</a> {line} ({title})
        </li>
      ))}
    </ol>
  </section>
)

export const GalleryScreen = ({ id }: { readonly id: string | undefined }) => {
  const found = STATES.find(state => state.id === id)
  if (found) return <Look state={found} />
  return (
    <article>
      <h1>Gallery</h1>
      {GAME_NAMES.map(game => (
        <Links key={game} game={game} />
      ))}
    </article>
  )
}
