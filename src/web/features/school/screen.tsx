import { use } from 'react'
import { SUBJECTS, type Subject } from '../../../school/curriculum.ts'
import { DRILLS, type Drill } from '../../../school/drills/index.ts'
import { LEVELS, type Level } from '../../../school/levels.ts'
import { useSettings } from '../../app/settings.ts'
import { SchoolContext } from './context.ts'
import { DrillScreen } from './drill.tsx'
import { SchoolHome } from './home.tsx'
import { LessonScreen } from './lesson.tsx'
import { taughtIn } from './lessons.ts'
import './school.css'

/** The dealer school, for example `#/school/roulette/dealer/monday` or `#/school/drill/dice/1`. */

const isSubject = (text: string | undefined): text is Subject =>
  (SUBJECTS as readonly (string | undefined)[]).includes(text)

const isLevel = (text: string | undefined): text is Level =>
  (LEVELS as readonly (string | undefined)[]).includes(text)

const isDrill = (text: string | undefined): text is Drill =>
  (DRILLS as readonly (string | undefined)[]).includes(text)

const screenOf = (id: string | undefined) => {
  const [subject, level, ...seed] = id?.split('/') ?? []
  if (isSubject(subject))
    return (
      <LessonScreen
        course={{ subject, level: isLevel(level) ? level : 'dealer', seed: seed.join('/') || '1' }}
      />
    )
  if (subject === 'drill' && isDrill(level))
    return <DrillScreen drill={level} seed={seed.join('/') || '1'} />
  return <SchoolHome />
}

export const SchoolScreen = ({ id }: { readonly id: string | undefined }) => {
  const taught = use(taughtIn(useSettings().language))
  return <SchoolContext value={taught}>{screenOf(id)}</SchoolContext>
}
