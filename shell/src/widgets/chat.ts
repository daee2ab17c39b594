export const MAX_LOOKUPS = 10;
const LOOKUP_INTERVAL_MS = 1000;
/** Marks the page while a chat is in its corner: the page ends above it. */
const STRIP = 'data-chat-strip';

export interface ChatOptions {
  /** Address of the chat's script. */
  script: string;
  /** Selector of the element the script adds to the page. */
  container: string;
  onFailure: (cause: unknown) => void;
}

export interface Chat {
  show: (shown: boolean) => void;
  /** Stops looking and hides the chat. */
  end: () => void;
}

/** Loads a deployment's support chat, looks for its container and shows or hides it. Never throws. */
export function openChat({ script, container, onFailure }: ChatOptions): Chat {
  let found: HTMLElement | null = null;
  let wanted = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let lookUps = 0;

  const stop = () => clearInterval(timer);

  function render() {
    // Chats bring style sheets of their own, which would win over `hidden`.
    if (wanted) found?.style.removeProperty('display');
    else found?.style.setProperty('display', 'none', 'important');
    document.documentElement.toggleAttribute(STRIP, wanted && found !== null && found.closest('header') === null);
  }

  function lookUp() {
    lookUps += 1;
    try {
      found = document.querySelector<HTMLElement>(container);
    } catch (cause) {
      stop();
      return onFailure(cause); // no selector
    }
    if (found || lookUps === MAX_LOOKUPS) stop();
    if (found) render();
    else if (lookUps === MAX_LOOKUPS) onFailure(new Error(`${script} has not shown its container "${container}".`));
  }

  const element = addScript(script);
  element.onload = () => {
    timer = setInterval(lookUp, LOOKUP_INTERVAL_MS);
    lookUp();
  };
  element.onerror = () => onFailure(new Error(`${script} could not be loaded.`));

  return {
    show(shown) {
      wanted = shown;
      render();
    },
    end() {
      element.onload = null;
      element.onerror = null;
      stop();
      wanted = false;
      render();
    },
  };
}

function addScript(url: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = url;
  element.async = true;
  document.head.append(element);
  return element;
}
