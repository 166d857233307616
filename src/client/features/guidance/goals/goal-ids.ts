/** Where focus goes when what was pressed is gone. */
export const goalIds = {
  heading: 'goal-editor',
  add: 'add-goal',
  title: (id: number) => `goal-${id}`,
};
