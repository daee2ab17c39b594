/** Shows the dialog, and answers once whether the customer proved who they are. */
export type ShowCheck = (onAnswer: (confirmed: boolean) => void) => void;

/** Makes the customer prove who they are, for the calls that the server refuses without a recent check. */
export function createRecentCheck() {
  let show: ShowCheck | undefined;
  let asked: Promise<boolean> | undefined;

  return {
    /** The shell has the dialog. Returns a function that takes it away. */
    offer(dialog: ShowCheck) {
      show = dialog;
      return () => {
        if (show === dialog) show = undefined;
      };
    },

    /** Calls that are refused meanwhile share one dialog. Undefined: there is nothing that could show it. */
    async request(): Promise<boolean | undefined> {
      if (!asked && !show) return undefined;
      asked ??= new Promise<boolean>((resolve) => show?.(resolve)).finally(() => {
        asked = undefined;
      });
      return asked;
    },
  };
}

export type RecentCheck = ReturnType<typeof createRecentCheck>;
