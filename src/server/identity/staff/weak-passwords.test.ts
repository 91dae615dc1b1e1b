import { expect, test } from 'vitest'
import { weakness } from './weak-passwords.ts'

const FIRST = /^This password is easy to guess\. /

// biome-ignore format: a list
test.each([
  'password1234', 'Password1234', 'P@ssw0rd1234', 'passwordpassword', 'password password', 'qwertyuiop12', 'qwertyuiop[]', '1q2w3e4r5t6y',
  '1qaz2wsx3edc', 'qazwsxedcrfv', 'zaq12wsxcde3', 'iloveyou1234', 'letmein12345', 'admin1234567', 'welcome2024!', 'Summer2026!!',
  'abcdefabcdef', 'abcdefghijkl', '123456789012', 'changeme1234', 'asdfghjkl123', 'zyxwvutsrqpo', 'trustno1trustno1', 'Croupier2026',
  'casino123456', 'dealerdealer1', '!@#$%^&*()12', 'administrator', 'adminadminadmin1',
])('%s is refused', password => {
  expect(weakness(password, 'Olga')).toMatch(FIRST)
})

// biome-ignore format: a list
test.each([
  'correct horse battery', 'staple of the stable', 'kettle-orbit-93-fig', 'Xk29fLq0Zm81', 'meine alte Katze schläft', '红豆生南国春来发几枝愿君',
  'password of the seven hills', 'tulip winter quarry',
])('%s is allowed', password => {
  expect(weakness(password, 'Olga')).toBeUndefined()
})

test('a password with the name, of few characters or too short gets its own message', () => {
  expect(weakness('the house of olga', 'Olga')).toMatch(/name of its account/)
  expect(weakness('short', 'Olga')).toMatch(/at least 12/)
  expect(weakness('ababababababab', 'Olga')).toMatch(/6 different/)
})
