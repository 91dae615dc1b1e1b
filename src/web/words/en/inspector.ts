/** The words of the inspector. */
export const inspector = {
  title: 'Inspector',
}
