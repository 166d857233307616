/** The ids of the elements that get the focus when the pressed button is gone. */
export const goalIds = {
  heading: 'goal-editor',
  add: 'add-goal',
  title: (id: number) => `goal-${id}`,
};
