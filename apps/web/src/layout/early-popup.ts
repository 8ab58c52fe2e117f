import { site } from '@kongres/content/facts/site';

declare global {
  interface Window {
    isPopupDue?: boolean;
  }
}

export const popupId = 'welcome-popup';

export const popupBlockers = 'dialog[open], [aria-expanded="true"]';

/**
 * Inline script: opens the popup on time after the load event, however late the page is hydrated. Where something is
 * open or focused, `WelcomePopup` waits for a better moment.
 */
export const earlyPopupScript = `addEventListener("load",()=>setTimeout(()=>{
isPopupDue=true;
const key="${site.storageKeys.popup}",popup=document.getElementById("${popupId}");
try{
if(!popup||localStorage.getItem(key)!==null||document.activeElement!==document.body||document.querySelector('${popupBlockers}'))return;
popup.addEventListener("beforetoggle",({newState})=>{if(newState==="closed")localStorage.setItem(key,"true")});
popup.showPopover()
}catch{}
},${site.welcomePopupDelayMs}))`;
